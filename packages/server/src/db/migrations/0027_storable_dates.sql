-- Infinite dates and dates outside the years 1 to 9999 cannot be read as dates of JavaScript, and one broke every call
-- that read its row. Call this function again in every migration that adds a date or a timestamp.
CREATE FUNCTION bound_dates() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first_day CONSTANT text := '0001-01-01 00:00Z';
  last_day CONSTANT text := '9999-12-31 23:59:59.999Z';
  unbound record;
BEGIN
  FOR unbound IN
    SELECT c.table_name, c.column_name, c.column_name || '_is_storable' AS check_name
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE table_schema = current_schema() AND t.table_type = 'BASE TABLE'
      AND c.data_type IN ('date', 'timestamp with time zone')
      AND NOT EXISTS (
        SELECT 1 FROM information_schema.table_constraints k
        WHERE k.table_schema = c.table_schema AND k.table_name = c.table_name
          AND k.constraint_name = c.column_name || '_is_storable'
      )
  LOOP
    -- The nearest date instead of none: an end that never comes stays far, one that has always been stays past.
    -- Without triggers, as some tables refuse every change.
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', unbound.table_name);
    EXECUTE format(
      'UPDATE %1$I SET %2$I = least(greatest(%2$I, %3$L), %4$L) WHERE %2$I NOT BETWEEN %3$L AND %4$L',
      unbound.table_name, unbound.column_name, first_day, last_day
    );
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', unbound.table_name);
    EXECUTE format(
      'ALTER TABLE %1$I ADD CONSTRAINT %5$I CHECK (%2$I BETWEEN %3$L AND %4$L)',
      unbound.table_name, unbound.column_name, first_day, last_day, unbound.check_name
    );
  END LOOP;
END
$$;
--> statement-breakpoint
SELECT bound_dates();
