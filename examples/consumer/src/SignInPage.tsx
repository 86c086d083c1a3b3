import { LoginScreen } from '@vitalane/ui/screens/Login';
import { useState } from 'react';
import { brand } from './brand.tsx';

interface SignInPageProps {
  /** Called with the e-mail address of a customer. */
  onSignIn: (email: string) => void;
}

/** Signs a customer in. A real pharmacy would ask its server here. */
export function SignInPage({ onSignIn }: SignInPageProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <LoginScreen
      brand={brand}
      lead="See your readings and order what you need."
      isPending={false}
      errorMessage={problem}
      onSignIn={({ email, password }) =>
        password.length < 8 ? setProblem('The e-mail or password is not right.') : onSignIn(email)
      }
    />
  );
}
