CREATE TABLE "measurement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"measured_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"value" double precision NOT NULL,
	"context" text,
	"intensity" text
);
--> statement-breakpoint
CREATE TABLE "medication_intake" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"time_zone" text NOT NULL,
	"measured_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"medication_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"dose" double precision NOT NULL,
	"taken_from_stock" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_target" (
	"owner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"low" double precision,
	"high" double precision,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_target_owner_id_code_pk" PRIMARY KEY("owner_id","code")
);
--> statement-breakpoint
CREATE TABLE "diagnosis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "recommendation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_once" UNIQUE("owner_id","code")
);
--> statement-breakpoint
CREATE TABLE "unit_choice" (
	"owner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "unit_choice_owner_id_code_pk" PRIMARY KEY("owner_id","code")
);
--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medication_intake" ADD CONSTRAINT "medication_intake_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_target" ADD CONSTRAINT "custom_target_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnosis" ADD CONSTRAINT "diagnosis_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_choice" ADD CONSTRAINT "unit_choice_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurement_page" ON "measurement" USING btree ("owner_id","kind","measured_at","id");--> statement-breakpoint
CREATE INDEX "measurement_day" ON "measurement" USING btree ("owner_id","kind","date");--> statement-breakpoint
CREATE INDEX "medication_intake_page" ON "medication_intake" USING btree ("owner_id","measured_at","id");--> statement-breakpoint
CREATE INDEX "medication_intake_day" ON "medication_intake" USING btree ("owner_id","medication_id","date");--> statement-breakpoint
CREATE INDEX "diagnosis_page" ON "diagnosis" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "push_subscription_owner" ON "push_subscription" USING btree ("owner_id");