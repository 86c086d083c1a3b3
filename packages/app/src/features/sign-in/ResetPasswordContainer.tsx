import { ResetPasswordScreen } from '@vitalane/ui/screens/ResetPassword';
import { useParams } from 'react-router-dom';
import { hrefTo } from '../../places.ts';
import { useOpenPage } from '../../session/useOpenPage.ts';
import { useSession } from '../../session/useSession.ts';

/** Route `/reset-password/{id}`; the id is the token in the mailed link. */
export function ResetPasswordContainer() {
  useOpenPage('reset');
  const { id = '' } = useParams();
  const { status, errorMessage, fieldMessages, isResetLinkExpired, onResetPassword } = useSession();
  return (
    <ResetPasswordScreen
      isPending={status === 'resetting'}
      isLinkExpired={isResetLinkExpired}
      errorMessage={errorMessage}
      fieldErrors={fieldMessages}
      loginHref={hrefTo('login')}
      forgotPasswordHref={hrefTo('forgotPassword')}
      onSubmit={(password) => onResetPassword({ ...password, resetToken: id })}
    />
  );
}
