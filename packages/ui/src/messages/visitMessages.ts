const uncertain = 'This may have arrived already, but no answer came. Ask, or discard it.';
const notKept =
  'This message was neither sent nor kept on this device. Check the connection and send it again.';

interface MessageRefusal {
  code: string;
  /** Sentence of the server; `null` when it gave none. */
  message: string | null;
  /** Sentences of the server by field. */
  fields: Readonly<Record<string, string>>;
}

/** Returns why a message of a consultation was not sent. Prefers the reason of the server. */
export const messageRefusalText = ({ code, message, fields }: MessageRefusal): string =>
  Object.values(fields)[0] ?? message ?? (code === 'uncertain' ? uncertain : notKept);
