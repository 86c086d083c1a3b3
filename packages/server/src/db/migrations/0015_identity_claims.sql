ALTER TABLE "account" DROP CONSTRAINT "account_document_lookup_unique";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "document_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "account_document" ON "account" USING btree ("document_lookup");--> statement-breakpoint
CREATE UNIQUE INDEX "account_confirmed_document" ON "account" USING btree ("document_lookup") WHERE "account"."document_confirmed_at" is not null;--> statement-breakpoint
UPDATE "account" SET "document_confirmed_at" = "confirmed"."at"
FROM (
  SELECT "owner_id", max(coalesce("identity_confirmed_at", "checked_in_at")) AS "at"
  FROM "consultation" WHERE "identity_confirmed" GROUP BY "owner_id"
) AS "confirmed"
WHERE "account"."id" = "confirmed"."owner_id" AND "account"."document_lookup" IS NOT NULL;
