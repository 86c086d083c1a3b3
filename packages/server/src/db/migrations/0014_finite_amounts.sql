-- Forms once accepted `Infinity`, and one such value made every calculation about the person fail.
CREATE DOMAIN "finite_number" AS double precision CHECK (VALUE >= -1e12 AND VALUE <= 1e12);--> statement-breakpoint
CREATE DOMAIN "amount" AS double precision CHECK (VALUE >= 0 AND VALUE <= 1e12);--> statement-breakpoint
INSERT INTO "notification" ("id", "owner_id", "title", "body", "created_at")
SELECT gen_random_uuid(), "owner_id", 'An entry was removed', 'One of your entries held a number that cannot be right, so we removed it. Check your diary, your lab results and your medicines, and enter what is missing.', now()
FROM (
  SELECT "owner_id" FROM "measurement" WHERE NOT ("value" >= 0 AND "value" <= 1e12)
  UNION SELECT "owner_id" FROM "medication_intake" WHERE NOT ("dose" >= 0 AND "dose" <= 1e12) OR NOT ("taken_from_stock" >= 0 AND "taken_from_stock" <= 1e12)
  UNION SELECT "owner_id" FROM "lab_value" WHERE NOT ("canonical_value" >= 0 AND "canonical_value" <= 1e12) OR NOT ("typed_value" >= 0 AND "typed_value" <= 1e12)
  UNION SELECT "owner_id" FROM "user_medication" WHERE NOT ("quantity" >= 0 AND "quantity" <= 1e12) OR NOT ("remaining" >= 0 AND "remaining" <= 1e12) OR NOT ("dose" >= 0 AND "dose" <= 1e12)
) AS "affected";--> statement-breakpoint
DELETE FROM "measurement" WHERE NOT ("value" >= 0 AND "value" <= 1e12);--> statement-breakpoint
DELETE FROM "medication_intake" WHERE NOT ("dose" >= 0 AND "dose" <= 1e12) OR NOT ("taken_from_stock" >= 0 AND "taken_from_stock" <= 1e12);--> statement-breakpoint
DELETE FROM "lab_value" WHERE NOT ("canonical_value" >= 0 AND "canonical_value" <= 1e12) OR NOT ("typed_value" >= 0 AND "typed_value" <= 1e12);--> statement-breakpoint
DELETE FROM "user_medication" WHERE NOT ("quantity" >= 0 AND "quantity" <= 1e12) OR NOT ("remaining" >= 0 AND "remaining" <= 1e12) OR NOT ("dose" >= 0 AND "dose" <= 1e12);--> statement-breakpoint
DELETE FROM "order_line" WHERE NOT ("quantity" >= 0 AND "quantity" <= 1e12);--> statement-breakpoint
DELETE FROM "custom_target" WHERE NOT ("low" >= 0 AND "low" <= 1e12) OR NOT ("high" >= 0 AND "high" <= 1e12);--> statement-breakpoint
UPDATE "lab_value" SET "reference_low" = NULL WHERE NOT ("reference_low" >= -1e12 AND "reference_low" <= 1e12);--> statement-breakpoint
UPDATE "lab_value" SET "reference_high" = NULL WHERE NOT ("reference_high" >= -1e12 AND "reference_high" <= 1e12);--> statement-breakpoint
ALTER TABLE "measurement" ALTER COLUMN "value" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "medication_intake" ALTER COLUMN "dose" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "medication_intake" ALTER COLUMN "taken_from_stock" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "custom_target" ALTER COLUMN "low" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "custom_target" ALTER COLUMN "high" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "lab_value" ALTER COLUMN "canonical_value" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "lab_value" ALTER COLUMN "typed_value" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "lab_value" ALTER COLUMN "reference_low" SET DATA TYPE "finite_number";--> statement-breakpoint
ALTER TABLE "lab_value" ALTER COLUMN "reference_high" SET DATA TYPE "finite_number";--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "quantity" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "user_medication" ALTER COLUMN "quantity" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "user_medication" ALTER COLUMN "remaining" SET DATA TYPE "amount";--> statement-breakpoint
ALTER TABLE "user_medication" ALTER COLUMN "dose" SET DATA TYPE "amount";