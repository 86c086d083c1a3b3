CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"address" text NOT NULL,
	"unit_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_form" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"is_smoker" boolean,
	"ethnicity_id" uuid,
	"chronic_condition_ids" uuid[] NOT NULL,
	"current_medication_ids" uuid[] NOT NULL,
	"date_of_lab_test" date,
	"date_of_birth" date NOT NULL,
	"gender_id" uuid NOT NULL,
	"is_fasting" boolean,
	"file_id" uuid,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_value" (
	"form_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"canonical_value" double precision NOT NULL,
	"typed_value" double precision NOT NULL,
	"typed_unit" text NOT NULL,
	"comparator" text,
	"reference_low" double precision,
	"reference_high" double precision,
	"measured_on" date NOT NULL,
	CONSTRAINT "lab_value_form_id_code_pk" PRIMARY KEY("form_id","code")
);
--> statement-breakpoint
CREATE TABLE "medicine_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"is_repeat" boolean NOT NULL,
	"address_id" uuid NOT NULL,
	"address" text NOT NULL,
	"unit_number" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"delivery_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "medicine_order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	CONSTRAINT "order_event_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"user_medication_id" uuid NOT NULL,
	"name" text NOT NULL,
	"quantity" double precision NOT NULL,
	"unit" text NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "user_medication" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"route" text NOT NULL,
	"unit" text NOT NULL,
	"brand_id" uuid,
	"brand" text,
	"indication" text,
	"medication_id" uuid,
	"quantity" double precision NOT NULL,
	"remaining" double precision NOT NULL,
	"dose" double precision NOT NULL,
	"frequency" text NOT NULL,
	"reminder" boolean NOT NULL,
	"regularly" boolean NOT NULL,
	"reminder_frequency" text NOT NULL,
	"days" smallint[] NOT NULL,
	"times" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_document" ADD CONSTRAINT "health_document_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_form" ADD CONSTRAINT "health_form_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_value" ADD CONSTRAINT "lab_value_form_id_health_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."health_form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_value" ADD CONSTRAINT "lab_value_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medicine_order" ADD CONSTRAINT "medicine_order_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_medicine_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."medicine_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_medicine_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."medicine_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_medication" ADD CONSTRAINT "user_medication_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_page" ON "address" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "health_document_page" ON "health_document" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "health_form_page" ON "health_form" USING btree ("owner_id","listed_at","id");--> statement-breakpoint
CREATE INDEX "lab_value_series" ON "lab_value" USING btree ("owner_id","code","measured_on");--> statement-breakpoint
CREATE INDEX "medicine_order_page" ON "medicine_order" USING btree ("owner_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "medicine_order_staff_page" ON "medicine_order" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "user_medication_page" ON "user_medication" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject_id","at","id");