-- Whom a parcel concerns, for calls that are taken back: engines read JSON each in their own way.
ALTER TABLE outbox ADD COLUMN seat INTEGER;
UPDATE outbox SET seat = json_extract(CAST(payload AS TEXT), '$.seat') WHERE done IS NULL;
