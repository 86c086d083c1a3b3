import { textFields } from '../../patterns/Form/index.ts';
import { forgotPasswordCopy } from './ForgotPasswordScreen.copy.ts';

const { errors } = forgotPasswordCopy;

/** An e-mail address, checked for its shape only. */
export const forgotPasswordSchema = textFields({
  email: {
    missing: errors.emailMissing,
    shape: { pattern: /^[^\s@]+@[^\s@]+$/, message: errors.emailShape },
  },
});
