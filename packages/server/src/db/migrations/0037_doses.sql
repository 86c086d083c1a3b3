CREATE TABLE "dose" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"medication_id" uuid NOT NULL,
	"date" date NOT NULL,
	"slot" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"amount" "amount" NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_on" text,
	CONSTRAINT "dose_once" UNIQUE("medication_id","date","slot"),
	CONSTRAINT "dose_status" CHECK ("dose"."status" in ('open', 'taken', 'skipped', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "past_schedule" (
	"owner_id" uuid NOT NULL,
	"medication_id" uuid NOT NULL,
	"until" date NOT NULL,
	"dose" "amount" NOT NULL,
	"frequency" text NOT NULL,
	"reminder" boolean NOT NULL,
	"regularly" boolean NOT NULL,
	"reminder_frequency" text NOT NULL,
	"days" smallint[] NOT NULL,
	"times" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"first_day" date NOT NULL,
	CONSTRAINT "past_schedule_medication_id_until_pk" PRIMARY KEY("medication_id","until")
);
--> statement-breakpoint
DROP INDEX "reminder_intake";--> statement-breakpoint
ALTER TABLE "medication_intake" ADD COLUMN "dose_id" uuid;--> statement-breakpoint
-- A zone that this database does not know must not stop the upgrade.
CREATE FUNCTION pg_temp.zone_or_utc(zone text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN zone;
EXCEPTION WHEN OTHERS THEN
  RETURN 'UTC';
END $$;--> statement-breakpoint
ALTER TABLE "user_medication" ADD COLUMN "first_day" date;--> statement-breakpoint
UPDATE "user_medication" SET "first_day" = ("created_at" AT TIME ZONE pg_temp.zone_or_utc("time_zone"))::date;--> statement-breakpoint
ALTER TABLE "user_medication" ALTER COLUMN "first_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dose" ADD CONSTRAINT "dose_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose" ADD CONSTRAINT "dose_medication_id_user_medication_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."user_medication"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_schedule" ADD CONSTRAINT "past_schedule_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_schedule" ADD CONSTRAINT "past_schedule_medication_id_user_medication_id_fk" FOREIGN KEY ("medication_id") REFERENCES "public"."user_medication"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dose_day" ON "dose" USING btree ("owner_id","date");--> statement-breakpoint
CREATE INDEX "past_schedule_owner" ON "past_schedule" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "medication_intake" ADD CONSTRAINT "medication_intake_dose_id_dose_id_fk" FOREIGN KEY ("dose_id") REFERENCES "public"."dose"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Doses that reminders have recorded keep their outcome.
INSERT INTO "dose" ("id", "owner_id", "medication_id", "date", "slot", "due_at", "amount", "status", "version", "answered_at")
SELECT r."id", r."owner_id", r."medication_id", r."date", r."time", r."due_at", m."dose", r."status", 1, i."created_at"
FROM "reminder" r
JOIN "user_medication" m ON m."id" = r."medication_id"
LEFT JOIN "medication_intake" i ON i."id" = r."intake_id" AND i."medication_id" = r."medication_id"
WHERE r."kind" = 'dose' AND (r."status" = 'skipped' OR (r."status" = 'taken' AND i."id" IS NOT NULL));
--> statement-breakpoint
UPDATE "medication_intake" i SET "dose_id" = r."id"
FROM "reminder" r JOIN "dose" d ON d."id" = r."id" AND d."status" = 'taken'
WHERE r."intake_id" = i."id";
--> statement-breakpoint
DELETE FROM "dose" d WHERE d."status" = 'taken' AND NOT EXISTS (SELECT 1 FROM "medication_intake" i WHERE i."dose_id" = d."id");
--> statement-breakpoint
-- An intake without a reminder was shown as the next free dose of its day. It becomes that dose for good; the others are extra.
WITH "medicine" AS (
  SELECT m.*, ARRAY(SELECT DISTINCT t FROM unnest(m."times") t WHERE t ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' ORDER BY t) AS "valid_times",
    CASE
      WHEN m."frequency" IN ('Twice daily', 'Every 12 hours') THEN 2
      WHEN m."frequency" IN ('Three times daily', 'With each meal', 'Every 8 hours') THEN 3
      WHEN m."frequency" IN ('Four times daily', 'Every 6 hours') THEN 4
      WHEN m."frequency" = 'Other' THEN 0
      ELSE 1
    END AS "per_day"
  FROM "user_medication" m
  WHERE m."regularly" AND m."frequency" <> 'Only when needed'
), "slot" AS (
  SELECT m."id" AS "medication_id", s."slot", s."n"
  FROM "medicine" m CROSS JOIN LATERAL (
    SELECT t AS "slot", n FROM unnest(m."valid_times") WITH ORDINALITY AS "timed"(t, n)
    UNION ALL
    SELECT g::text, g FROM generate_series(1, m."per_day") g WHERE m."valid_times" = '{}'
  ) s
), "taken" AS (
  SELECT i.*, row_number() OVER (PARTITION BY i."medication_id", i."date" ORDER BY i."measured_at", i."id") AS "k"
  FROM "medication_intake" i JOIN "medicine" m ON m."id" = i."medication_id" AND m."owner_id" = i."owner_id"
  WHERE i."dose_id" IS NULL AND i."date" >= m."first_day" AND CASE
    WHEN m."frequency" = 'Every other day' THEN (i."date" - m."first_day") % 2 = 0
    WHEN m."reminder_frequency" <> 'Daily' THEN extract(dow FROM i."date")::smallint = ANY (m."days")
    WHEN m."frequency" = 'Once a month' THEN (i."date" - m."first_day") % 30 = 0
    WHEN m."frequency" = 'Once a week' THEN (i."date" - m."first_day") % 7 = 0
    WHEN m."frequency" = 'Twice a week' THEN (i."date" - m."first_day") % 7 IN (0, 3)
    WHEN m."frequency" = 'Three times a week' THEN (i."date" - m."first_day") % 7 IN (0, 2, 4)
    ELSE true
  END
), "free" AS (
  SELECT day."medication_id", day."date", s."slot", row_number() OVER (PARTITION BY day."medication_id", day."date" ORDER BY s."n") AS "k"
  FROM (SELECT DISTINCT "medication_id", "date" FROM "taken") day
  JOIN "slot" s USING ("medication_id")
  WHERE NOT EXISTS (
    SELECT 1 FROM "dose" d WHERE d."medication_id" = day."medication_id" AND d."date" = day."date" AND d."slot" = s."slot"
  )
)
INSERT INTO "dose" ("id", "owner_id", "medication_id", "date", "slot", "due_at", "amount", "status", "version", "answered_at")
SELECT t."id", t."owner_id", t."medication_id", t."date", f."slot",
  CASE WHEN f."slot" LIKE '%:%' THEN (t."date" + f."slot"::time) AT TIME ZONE pg_temp.zone_or_utc(m."time_zone") END,
  m."dose", 'taken', 1, t."created_at"
FROM "taken" t
JOIN "free" f USING ("medication_id", "date", "k")
JOIN "medicine" m ON m."id" = t."medication_id";
--> statement-breakpoint
UPDATE "medication_intake" i SET "dose_id" = d."id" FROM "dose" d WHERE d."id" = i."id";
--> statement-breakpoint
DELETE FROM "reminder" WHERE "status" IN ('taken', 'skipped');
--> statement-breakpoint
ALTER TABLE "reminder" DROP COLUMN "intake_id";--> statement-breakpoint
ALTER TABLE "medication_intake" ADD CONSTRAINT "medication_intake_dose_id_unique" UNIQUE("dose_id");--> statement-breakpoint
SELECT bound_dates();