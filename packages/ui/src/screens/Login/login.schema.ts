import { textFields } from '../../patterns/Form/index.ts';
import { loginCopy } from './LoginScreen.copy.ts';

const { errors } = loginCopy;

/** Schema of the sign-in form. Like the server, it validates only the format of the address. */
export const loginSchema = textFields({
  email: {
    missing: errors.emailMissing,
    shape: { pattern: /^[^\s@]+@[^\s@]+$/, message: errors.emailShape },
  },
  password: { missing: errors.passwordMissing, keepsSpaces: true },
});
