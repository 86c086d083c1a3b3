-- Rows that no validator accepted would make the checks below fail, and with them the upgrade.
UPDATE "account" SET "document_type" = NULL WHERE "document_type" NOT IN ('NRIC', 'FIN');--> statement-breakpoint
-- The code of an alert says its kind. Where several open alerts are about one thing, the newest stays.
UPDATE "health_alert" AS "unknown" SET "kind" = CASE WHEN "code" IN ('blood_pressure', 'low_sugar', 'high_sugar') THEN "code" ELSE 'lab' END
WHERE "kind" NOT IN ('blood_pressure', 'low_sugar', 'high_sugar', 'lab') AND ("state" = 'resolved' OR NOT EXISTS (
  SELECT 1 FROM "health_alert" AS "other"
  WHERE "other"."owner_id" = "unknown"."owner_id" AND "other"."code" = "unknown"."code" AND "other"."state" <> 'resolved'
    AND "other"."id" <> "unknown"."id"
    AND ("other"."kind" IN ('blood_pressure', 'low_sugar', 'high_sugar', 'lab') OR ("other"."last_at", "other"."id") > ("unknown"."last_at", "unknown"."id"))
));--> statement-breakpoint
DELETE FROM "health_alert" WHERE "kind" NOT IN ('blood_pressure', 'low_sugar', 'high_sugar', 'lab');--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_document_type" CHECK ("account"."document_type" in ('NRIC', 'FIN'));--> statement-breakpoint
ALTER TABLE "health_alert" ADD CONSTRAINT "health_alert_kind" CHECK ("health_alert"."kind" in ('blood_pressure', 'low_sugar', 'high_sugar', 'lab'));