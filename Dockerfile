# The bot alone. `docker compose up --build` runs it; docs/hosting.md tells the rest.
FROM python:3.11-slim-bookworm AS build
WORKDIR /source
RUN python -m venv /opt/latchkey
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
# The packages first: they change less often than we do.
COPY pyproject.toml constraints.txt ./
RUN python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" > needed.txt \
    && /opt/latchkey/bin/pip install --constraint constraints.txt --requirement needed.txt
# With POSTGRES=1 also what PostgreSQL needs (docs/scaling.md).
ARG POSTGRES=""
RUN if [ -n "$POSTGRES" ]; then /opt/latchkey/bin/pip install --constraint constraints.txt asyncpg; fi
COPY . .
RUN /opt/latchkey/bin/pip install --no-deps .

FROM python:3.11-slim-bookworm
ARG POSTGRES=""
# The client of the server in compose.scale.yaml, which this Debian has: a newer one writes copies that an older server refuses.
RUN if [ -n "$POSTGRES" ]; then apt-get update && apt-get install -y --no-install-recommends postgresql-client-15 \
    && rm -rf /var/lib/apt/lists/*; fi
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin latchkey \
    && install --directory --owner latchkey --group latchkey --mode 0750 /data
COPY --from=build /opt/latchkey /opt/latchkey
ENV PATH=/opt/latchkey/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATABASE=/data/latchkey.db \
    METRICS=127.0.0.1:9310
USER latchkey
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
# Inside the container alone: whether it lives, which is all that a new start could mend. How it is says `latchkey status`.
HEALTHCHECK --interval=60s --timeout=10s --start-period=120s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:9310/livez', timeout=5)"]
ENTRYPOINT ["latchkey"]
CMD ["bot"]
