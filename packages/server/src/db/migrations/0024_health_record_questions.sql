ALTER TABLE "health_statement" ADD COLUMN "done_on" date;--> statement-breakpoint
-- The health questions that the record did not hold.
WITH question (name, item) AS (VALUES
  ('livesWithIndoorSmoker', 'smoke_at_home'), ('isAgedCareResident', 'nursing_home'),
  ('everSexuallyActive', 'sexually_active'), ('hadTotalHysterectomy', 'hysterectomy')
), done (name, item) AS (VALUES
  ('lastMammogram', 'mammogram'), ('lastPap', 'pap_test'), ('lastHpv', 'hpv_test'), ('lastFit', 'stool_test'),
  ('lastColonoscopy', 'colonoscopy'), ('influenzaLast', 'flu_vaccine'), ('covidLast', 'covid_vaccine')
), said AS (
  SELECT h.owner_id, h.updated_at, q.item, CASE WHEN (h.answers ->> q.name)::boolean THEN 'present' ELSE 'absent' END AS says, NULL::date AS done_on
  FROM health_answers h JOIN question q ON h.answers ->> q.name IS NOT NULL
  UNION ALL
  SELECT h.owner_id, h.updated_at, d.item, 'present', (h.answers ->> d.name)::date
  FROM health_answers h JOIN done d ON h.answers ->> d.name IS NOT NULL
)
INSERT INTO health_statement (id, owner_id, item, says, by, author_id, source, effective_on, recorded_at, done_on)
SELECT gen_random_uuid(), a.id, s.item, s.says, 'patient', a.id, 'health_answers', (s.updated_at at time zone a.time_zone)::date, s.updated_at, s.done_on
FROM said s JOIN account a ON a.id = s.owner_id;
