import { textFields } from '../../patterns/Form/index.ts';
import { forgotPasswordCopy } from './ForgotPasswordScreen.copy.ts';

const { errors } = forgotPasswordCopy;

/** Schema of an e-mail address, validated by format only. */
export const forgotPasswordSchema = textFields({
  email: {
    missing: errors.emailMissing,
    shape: { pattern: /^[^\s@]+@[^\s@]+$/, message: errors.emailShape },
  },
});
