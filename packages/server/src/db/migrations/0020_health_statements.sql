CREATE TABLE "health_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"item" text NOT NULL,
	"says" text NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid NOT NULL,
	"doctor_name" text,
	"source" text NOT NULL,
	"source_id" uuid,
	"effective_on" date NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"due_on" date,
	"text" text
);
--> statement-breakpoint
ALTER TABLE "health_statement" ADD CONSTRAINT "health_statement_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_statement_record" ON "health_statement" USING btree ("owner_id","effective_on","recorded_at");--> statement-breakpoint
CREATE INDEX "health_statement_source" ON "health_statement" USING btree ("owner_id","source","source_id");--> statement-breakpoint
CREATE FUNCTION refuse_statement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Deleting the account deletes its statements: that runs inside the trigger of the foreign key.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'health statements are never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER health_statement_is_append_only
  BEFORE UPDATE OR DELETE ON health_statement
  FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
--> statement-breakpoint
-- What the profile said. When it was said is not known: the account's first day lets everything later win.
INSERT INTO health_statement (id, owner_id, item, says, by, author_id, source, source_id, effective_on, recorded_at, text)
SELECT gen_random_uuid(), a.id, 'smoking', CASE WHEN a.is_smoker THEN 'present' ELSE 'absent' END, 'patient', a.id,
  'profile', NULL, (a.created_at at time zone a.time_zone)::date, a.created_at, NULL
FROM account a WHERE a.is_smoker IS NOT NULL;
--> statement-breakpoint
-- Allergies of the profile and of the registration with the clinic: one statement for each substance.
WITH said AS (
  SELECT id AS owner_id, NULL::uuid AS source_id, created_at AS said_at, is_drug_allergies AS has_any, drug_allergies AS names FROM account
  UNION ALL
  SELECT owner_id, id, registered_at, is_drug_allergies, drug_allergies FROM patient_registration
), entry AS (
  SELECT owner_id, source_id, said_at, 'present' AS says, btrim(name) AS text
  FROM said, regexp_split_to_table(said.names, '[,;\n]') AS name WHERE btrim(name) <> ''
  UNION ALL
  SELECT owner_id, source_id, said_at, CASE WHEN has_any THEN 'present' ELSE 'absent' END, NULL
  FROM said WHERE has_any IS NOT NULL AND coalesce(btrim(names, E' ,;\n'), '') = ''
)
INSERT INTO health_statement (id, owner_id, item, says, by, author_id, source, source_id, effective_on, recorded_at, text)
SELECT gen_random_uuid(), a.id, 'drug_allergy', e.says, 'patient', a.id, 'profile', e.source_id, (e.said_at at time zone a.time_zone)::date, e.said_at, e.text
FROM entry e JOIN account a ON a.id = e.owner_id;
--> statement-breakpoint
-- A form stated what was ticked. What was not ticked it did not state.
WITH choice (uuid, item) AS (VALUES
  ('5e86af23-aaa1-5439-aef6-ab0f5f88716a'::uuid, 'hypertension'),
  ('c6d990b8-ff72-5c22-8e87-ca4e59dc1665'::uuid, 'type_2_diabetes'),
  ('da6fbf63-cd3b-5404-9308-068224a8e831'::uuid, 'type_1_diabetes'),
  ('aa1daa79-89ea-50cd-8179-c86f37c267bd'::uuid, 'prediabetes'),
  ('d8cd4261-d5b0-5656-8aa5-d666d78722d2'::uuid, 'high_cholesterol'),
  ('d82c8a3b-91cf-51b6-93d3-5d82dd45d62e'::uuid, 'familial_hypercholesterolaemia'),
  ('04cec71a-5236-507b-887c-0d6c4350f3e9'::uuid, 'heart_attack'),
  ('762a7593-03b1-5567-bdfd-53cc2756e748'::uuid, 'coronary_artery_disease'),
  ('949805b7-c105-5f6b-98f3-b34593095d26'::uuid, 'heart_failure'),
  ('796a07a8-2658-57ef-9c32-3402187c4abb'::uuid, 'atrial_fibrillation'),
  ('6888a2c4-f67b-5ec3-b467-bb366cfa6e1b'::uuid, 'heart_valve_disease'),
  ('2b6fa38b-00bf-5faa-adb0-0f7ad79e2ce1'::uuid, 'stroke'),
  ('09aafb8c-6fbd-5c90-8d09-23ce31909efa'::uuid, 'peripheral_artery_disease'),
  ('ef7663ce-3052-5e60-b88f-08624eee527f'::uuid, 'chronic_kidney_disease'),
  ('eb4dda2c-d381-582c-b577-de4332e89487'::uuid, 'asthma'),
  ('bc8096b8-d848-5b57-8fcb-cc8530c9ca42'::uuid, 'copd'),
  ('a0e12aab-ef8f-52a9-9da8-9c5f04649477'::uuid, 'other_lung_disease'),
  ('4081a4db-6b89-5b76-970e-3761743f4c19'::uuid, 'chronic_hepatitis_b'),
  ('b6ee4147-aaa4-550a-8bd6-69186585e681'::uuid, 'fatty_liver'),
  ('2ff2eb5d-e74f-5c72-b16d-4fa21f162539'::uuid, 'chronic_liver_disease'),
  ('16ecd1ee-8480-55d9-8d82-8044b2394dfd'::uuid, 'hypothyroidism'),
  ('9ad88542-6e4e-50b1-83f9-46331af3bddf'::uuid, 'hyperthyroidism'),
  ('5715357d-7e0a-54a5-9d50-5e46abde13a2'::uuid, 'gout'),
  ('64f483af-88c2-5d3f-9b6e-991b2f3e9eaa'::uuid, 'osteoarthritis'),
  ('09e2a081-8225-50f0-9b36-1fc60cb0b26f'::uuid, 'rheumatoid_arthritis'),
  ('bb32f77f-9629-5d40-bc38-3a751dea2138'::uuid, 'osteoporosis'),
  ('7b861e7e-051e-534f-a986-cefdaf8e9013'::uuid, 'psoriasis'),
  ('617e1a3c-cf5f-59b9-a451-f031c98cbeed'::uuid, 'glaucoma'),
  ('4968502d-3369-53a9-891a-2c5d0058c075'::uuid, 'allergic_rhinitis'),
  ('7b5b010a-9de5-51f8-be74-12ab43e6ee98'::uuid, 'reflux_disease'),
  ('d9e629e5-2421-525d-8903-9f971f20d1ac'::uuid, 'enlarged_prostate'),
  ('6ff992b4-4c1c-57e8-9f6f-9226e35ab4f2'::uuid, 'depression'),
  ('4fb389f6-a3cd-55a7-84e7-98c7bfea12bb'::uuid, 'anxiety'),
  ('8075deb4-bf68-502c-aef8-36b11ff3a16e'::uuid, 'bipolar_disorder'),
  ('b0d374ba-2a18-5910-889a-7742af174974'::uuid, 'schizophrenia'),
  ('7c54815a-2eb3-5c69-8595-c4ee96368ac5'::uuid, 'dementia'),
  ('c2e91651-6dcd-5de3-9248-c95fe712116e'::uuid, 'parkinsons_disease'),
  ('cc1156a0-4331-54c6-9268-871d5a39f27e'::uuid, 'epilepsy'),
  ('8a35edec-3fcb-5d40-a01b-ccf8ca02e6ff'::uuid, 'blood_disorder'),
  ('7ded286e-8040-5926-9a6b-dfbd8df49eef'::uuid, 'no_spleen'),
  ('7ba528d6-0765-591e-af1c-a4d52944d797'::uuid, 'weak_immune_system'),
  ('1ebfb2bd-257e-5911-bc8d-2bc90a32cad8'::uuid, 'cancer'),
  ('b43c42f9-a7b2-53ed-b2f5-0d2df3ca1848'::uuid, 'cerebrospinal_fluid_leak'),
  ('7858493a-9321-5034-8f15-9bb1e564e3ce'::uuid, 'cochlear_implant'),
  ('c8e6cbdf-d45a-5a4e-99d7-100e84dd3d7f'::uuid, 'blood_pressure_medicine'),
  ('4ac45573-c7a5-5b2f-b2d2-e2e7ff0feb76'::uuid, 'statin'),
  ('920f4ae6-7046-5c95-95a3-5b50314e23e8'::uuid, 'other_cholesterol_medicine'),
  ('e155ce40-ab5f-571d-87d7-5645f2d59e61'::uuid, 'diabetes_tablets'),
  ('3c569e05-8acc-543f-9b1e-0ad896bd6230'::uuid, 'insulin'),
  ('336e5d55-33a8-5e2d-937a-1dbee63cd601'::uuid, 'diabetes_injection'),
  ('a65f5e98-9862-5daf-87da-38f164f5597f'::uuid, 'blood_thinner'),
  ('53cd9207-bfae-55bf-9ef7-5f4ca8bc917f'::uuid, 'heart_medicine'),
  ('081a2e91-3cc3-50b4-80c7-c04269932ce4'::uuid, 'water_tablet'),
  ('9f1845cb-0973-5c87-86b6-f31a942e97dd'::uuid, 'kidney_medicine'),
  ('eb144160-702b-5f52-9908-d2ff42ded65d'::uuid, 'thyroid_medicine'),
  ('8ab354c6-d7ec-5cc5-9c17-d8890dbbda24'::uuid, 'gout_medicine'),
  ('1b52787e-ddac-5a68-b9a0-adc7743ff607'::uuid, 'inhaler'),
  ('4b0391c5-38a2-546c-b8f7-bb499f9ce839'::uuid, 'stomach_medicine'),
  ('c60ad8b7-7b71-5c0c-aec6-bd6d58f8b88d'::uuid, 'pain_medicine'),
  ('0448e45b-0765-5dbe-9d64-01611f997007'::uuid, 'steroid'),
  ('4d3b7dde-45b4-5a78-ba03-a9bdef91f2db'::uuid, 'bone_medicine'),
  ('8d6ae064-b8a2-54e3-8b78-1891515c7bac'::uuid, 'mood_or_sleep_medicine'),
  ('e576c86f-d66e-5302-8781-1036ef39021d'::uuid, 'brain_or_nerve_medicine'),
  ('6ece6020-3886-55f1-b8fa-0721f1a71a07'::uuid, 'eye_drops'),
  ('16db2082-8bc1-5bc5-af25-28c2de38cdd9'::uuid, 'allergy_medicine'),
  ('0ba78ea8-34bd-561a-96a8-8dd36352ce03'::uuid, 'prostate_or_bladder_medicine'),
  ('d92dbfb7-5b23-5c4f-9a0d-6b3166428c5e'::uuid, 'hormones'),
  ('a8163729-b6bc-5fb8-ab59-b39fea1050ca'::uuid, 'immune_medicine'),
  ('ad064bc9-61d0-57cb-98e3-d3fffb89b69d'::uuid, 'supplements'),
  ('4d8ecce5-08c1-528f-ab8f-577e0e4578ca'::uuid, 'traditional_medicine')
), ticked AS (
  SELECT id, owner_id, updated_at, unnest(chronic_condition_ids || current_medication_ids) AS uuid FROM health_form
), said AS (
  SELECT t.id, t.owner_id, t.updated_at, c.item, 'present' AS says FROM ticked t JOIN choice c ON c.uuid = t.uuid
  UNION ALL
  SELECT id, owner_id, updated_at, 'smoking', CASE WHEN is_smoker THEN 'present' ELSE 'absent' END
  FROM health_form WHERE is_smoker IS NOT NULL
)
INSERT INTO health_statement (id, owner_id, item, says, by, author_id, source, source_id, effective_on, recorded_at, text)
SELECT gen_random_uuid(), a.id, s.item, s.says, 'patient', a.id, 'health_form', s.id, (s.updated_at at time zone a.time_zone)::date, s.updated_at, NULL
FROM said s JOIN account a ON a.id = s.owner_id;
--> statement-breakpoint
-- The health questions.
WITH question (name, item) AS (VALUES
  ('isPregnant', 'pregnancy'), ('isFrail', 'frailty'), ('isImmunocompromised', 'weak_immune_system'),
  ('hasOrganDamage', 'organ_damage'), ('hasEarlyFamilyHeartDisease', 'early_family_heart_disease')
), smoking (status, item, says) AS (VALUES
  ('never', 'smoking', 'absent'), ('former_5y', 'smoking', 'resolved'), ('former_1to5y', 'smoking', 'resolved'),
  ('former_lt1y', 'smoking', 'resolved'), ('vaping', 'vaping', 'present'), ('current', 'smoking', 'present')
), said AS (
  SELECT h.owner_id, h.updated_at, q.item, CASE WHEN (h.answers ->> q.name)::boolean THEN 'present' ELSE 'absent' END AS says, NULL AS text
  FROM health_answers h JOIN question q ON h.answers ->> q.name IS NOT NULL
  UNION ALL
  SELECT h.owner_id, h.updated_at, s.item, s.says, s.status
  FROM health_answers h JOIN smoking s ON s.status = h.answers ->> 'smokingStatus'
  UNION ALL
  SELECT h.owner_id, h.updated_at, 'family_' || cancer || '_cancer', 'present', NULL
  FROM health_answers h, jsonb_array_elements_text(h.answers -> 'familyHistory') AS cancer
  WHERE jsonb_typeof(h.answers -> 'familyHistory') = 'array'
  UNION ALL
  SELECT h.owner_id, h.updated_at, 'family_' || cancer || '_cancer', 'absent', NULL
  FROM health_answers h, unnest(ARRAY['breast', 'cervical', 'colorectal']) AS cancer
  WHERE h.answers -> 'familyHistory' = '[]'::jsonb
)
INSERT INTO health_statement (id, owner_id, item, says, by, author_id, source, source_id, effective_on, recorded_at, text)
SELECT gen_random_uuid(), a.id, s.item, s.says, 'patient', a.id, 'health_answers', NULL, (s.updated_at at time zone a.time_zone)::date, s.updated_at, s.text
FROM said s JOIN account a ON a.id = s.owner_id;
--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "is_smoker";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "is_drug_allergies";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "drug_allergies";
