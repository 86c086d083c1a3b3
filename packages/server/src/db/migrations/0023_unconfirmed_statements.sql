-- What was said for an account whose address nobody has confirmed goes when the owner of the mailbox takes the account.
CREATE OR REPLACE FUNCTION refuse_statement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Deleting the account deletes its statements: that runs inside the trigger of the foreign key.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM account WHERE id = OLD.owner_id AND NOT is_email_verified) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'health statements are never changed';
END
$$;
