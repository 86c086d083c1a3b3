/** Statements on rows with an owner that do not name the owner, with the reason. */
interface UnownedStatement {
  why: string;
  /** In the format of `shapeOf` in `ownership.ts`. */
  statements: readonly string[];
}

const prescriptionIs = `"order_line"."order_id" = "medicine_order"."id" and "order_line"."needs_prescription" and coalesce("order_line"."prescription_decision", case when "order_line"."prescription_document_id" is null then 'awaited' else 'uploaded' end)`;

/**
 * All statements of the server that read, change or delete rows with an owner without naming the owner. A new
 * one fails the tests until it names an owner or is listed here with its reason.
 */
export const unownedStatements: readonly UnownedStatement[] = [
  {
    why: 'Doctors and the desk see all waiting patients. Only staff may make these calls, which return nothing but the queue.',
    statements: [
      'select from "consultation" where ("consultation"."status" = $ and (("consultation"."status" = $ and "consultation"."checked_in_at" >= $) or ("consultation"."status" = $ and "consultation"."called_at" >= $)))',
      'select from "consultation" where "consultation"."status" = $',
    ],
  },
  {
    why: 'Numbers of open calls, and durations of consultations, without personal data.',
    statements: [
      'select from "consultation" where ("consultation"."status" = $ and (("consultation"."status" = $ and "consultation"."checked_in_at" >= $) or ("consultation"."status" = $ and "consultation"."called_at" >= $)));',
      'select from "next_called_at" - "called_at") / 60 from (select from "consultation" where ("consultation"."doctor_id" is not null and "consultation"."called_at" >= $)) "calls" where "next_checked_in_at" <= "calls"."ended_at"',
    ],
  },
  {
    why: 'Consultations and record accesses also belong to a doctor: these statements name the doctor.',
    statements: [
      'select from "consultation" where ("consultation"."id" = $ and "consultation"."doctor_id" = $)',
      'select from "consultation" where ("consultation"."id" = $ and "consultation"."doctor_id" = $) for update',
      'select from "visit_message" inner join "consultation" on "consultation"."id" = "visit_message"."consultation_id" where ("visit_message"."id" = $ and "consultation"."doctor_id" = $)',
      'update "consultation" set where ("consultation"."id" = $ and "consultation"."doctor_id" = $)',
      'select from "consultation" where ("consultation"."room" = $ and "consultation"."doctor_id" = $)',
      'select from (select from ((select from "consultation" where ((("consultation"."status" = $ and "consultation"."checked_in_at" >= $) or ("consultation"."status" = $ and "consultation"."called_at" >= $)) or ("consultation"."doctor_id" = $ and "consultation"."checked_in_at" >= $)))',
      '(select from "record_access" where ("record_access"."doctor_id" = $ and "record_access"."expires_at" > $))) "seen"',
    ],
  },
  {
    why: 'The first doctor who enters takes the call; any member of its room may end it, and an empty room ends by itself.',
    statements: [
      'update "consultation" set where ("consultation"."room" = $ and "consultation"."status" = $)',
      'update "consultation" set where ("consultation"."id" = $ and "consultation"."status" = $)',
      'update "guest_link" set where "guest_link"."room" = $',
      'update "guest_link" set where ("guest_link"."room" = $ and "guest_link"."guest_key_hash" is not null)',
      'select from "guest_link" where "guest_link"."guest_key_hash" is not null',
    ],
  },
  {
    why: 'The network of a session is a keyed hash that includes the account. It is looked up before sign-in.',
    statements: ['select from "session" where "session"."network" = $'],
  },
  {
    why: 'The order desk handles all orders; only staff may call it.',
    statements: [
      'select from "medicine_order"',
      'select from "medicine_order" where "medicine_order"."id" = $',
      'select from "medicine_order" where "medicine_order"."status" = $',
      'update "medicine_order" set where ("medicine_order"."id" = $ and "medicine_order"."status" in ($))',
      `update "medicine_order" set where ("medicine_order"."id" = $ and "medicine_order"."status" in ($) and not exists (select from "order_line" where (${prescriptionIs} <> $)))`,
      `select from "medicine_order" where ("medicine_order"."status" in ($) and exists (select from "order_line" where (${prescriptionIs} = $)))`,
    ],
  },
  {
    why: 'Reminders of a medicine that was found by its owner, or of a background job.',
    statements: [
      'delete from "reminder" where ("reminder"."medication_id" = $ and "reminder"."status" = $)',
      'update "reminder" set where ("reminder"."medication_id" = $ and "reminder"."status" = $)',
      'update "reminder" set where "reminder"."id" = $',
      'select from "reminder" where ("reminder"."medication_id" = $ and "reminder"."kind" = $ and ("reminder"."status" = $ and "reminder"."due_at" = $))',
    ],
  },
  {
    why: 'A secret of at least 128 bits authenticates its holder: a link in a message, a room, a token, a password reset.',
    statements: [
      'select from "guest_link" where ("guest_link"."room" in ($) and "guest_link"."expires_at" > $)',
      'select from "reminder" where ("reminder"."answer_key_hash" = $ and "reminder"."status" = $)',
      'select from "password_reset" where "password_reset"."hash" = $',
      'delete from "password_reset" where "password_reset"."hash" = $',
      'select from "refresh_token" inner join "session" on "session"."id" = "refresh_token"."session_id" where ("refresh_token"."hash" = $ and ("session"."ended_at" is null and "session"."idle_until" > $ and "session"."expires_at" > $))',
      'update "refresh_token" set where ("refresh_token"."hash" = $ and "refresh_token"."used_at" is null and "refresh_token"."session_id" in (select from "session" where ("session"."ended_at" is null and "session"."idle_until" > $ and "session"."expires_at" > $)))',
    ],
  },
  {
    why: 'The session of the caller, named by the token that was just checked.',
    statements: [
      'update "session" set where ("session"."id" = $ and "session"."ended_at" is null)',
      'update "session" set where "session"."id" = $',
    ],
  },
  {
    why: 'Files by id: read before the access check, deleted after their parent was deleted by owner.',
    statements: [
      'select from "stored_file" where "stored_file"."id" = $',
      'delete from "stored_file" where "stored_file"."id" in ($)',
    ],
  },
];
