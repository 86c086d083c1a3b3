import { EMERGENCY_WORDS } from '@vitalane/clinical';
import { AppShell, NotificationBell, OfflineBanner } from '@vitalane/ui';
import { InactiveAccountScreen } from '@vitalane/ui/screens/InactiveAccount';
import { NotAllowedScreen } from '@vitalane/ui/screens/NotAllowed';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { notificationsQuery, profileQuery, useNotifications, useProfile } from '../api/account.ts';
import { queryClient } from '../api/client.ts';
import { knownPerson } from '../api/known.ts';
import { useAvatarSrc } from '../features/profile/api.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { useOffline } from '../lib/useOffline.ts';
import { useTheme } from '../lib/useTheme.ts';
import { hrefTo, placeAt } from '../places.ts';
import { useSession } from '../session/useSession.ts';
import { focusHeading } from './focus.ts';
import { Guard } from './Guard.tsx';
import { navEntriesOf, shellLinks } from './navigation.tsx';
import { PatientCall } from './PatientCall.tsx';
import { showsAlertsInFull } from './showsAlertsInFull.ts';
import { AskedZone, NamedZones } from './zones.tsx';

/** Signed-in layout: guard, top bar, navigation and page. */
export function Shell() {
  return (
    <Guard>
      <SignedInShell />
    </Guard>
  );
}

Shell.preload = () =>
  Promise.all([queryClient.prefetchQuery(profileQuery()), queryClient.prefetchQuery(notificationsQuery())]);

const AlertStrip = lazyPart(async () => (await import('./AlertStrip.tsx')).AlertStrip);

/** Second step of sign-in; replaces every page and keeps its path. */
const secondSteps = {
  confirming: lazy(async () => ({
    default: (await import('../features/sign-in/SecondFactorCheckContainer.tsx')).SecondFactorCheckContainer,
  })),
  enrolling: lazy(async () => ({
    default: (await import('../features/security/SecondFactorContainer.tsx')).SecondFactorContainer,
  })),
};

function SignedInShell() {
  const { accountStatus } = useSession();
  // An unfinished sign-up continues there, for any requested page.
  if (accountStatus === 'verifying' || accountStatus === 'profiling')
    return <Navigate to={hrefTo('signUp')} replace />;
  if (accountStatus === 'confirming' || accountStatus === 'enrolling') {
    const Step = secondSteps[accountStatus];
    return (
      <Suspense>
        <Step />
      </Suspense>
    );
  }
  return (
    <NamedZones>
      <Frame />
    </NamedZones>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const { profile: account, role, onSignOut } = useSession();
  // While offline, the last stored account of this session.
  const known = knownPerson();
  const { data: profile } = useProfile();
  const avatarSrc = useAvatarSrc(profile?.avatar);
  const fullName = profile?.fullName ?? account?.fullName ?? known?.fullName;
  const notifications = useNotifications();
  const { theme, choose } = useTheme();
  useEffect(() => focusHeading(pathname), [pathname]);
  return (
    <AppShell
      navEntries={navEntriesOf(role ?? known?.role ?? null)}
      currentPath={pathname}
      links={shellLinks}
      user={fullName ? { fullName, avatarSrc } : null}
      theme={theme}
      onToggleTheme={() => choose(theme === 'dark' ? 'light' : 'dark')}
      onSignOut={onSignOut}
      bell={
        profile?.showNotifications === false ? null : (
          <NotificationBell notifications={notifications.data?.items} />
        )
      }
      banner={
        <>
          <OfflineBanner isOffline={useOffline()} />
          {role === 'ROLE_USER' && !showsAlertsInFull(pathname) ? (
            <Suspense>
              <AlertStrip />
            </Suspense>
          ) : null}
          <AskedZone pathname={pathname} />
        </>
      }
      footer={role === 'ROLE_USER' ? <PatientCall /> : null}
    >
      <AllowedPage>
        <Outlet />
      </AllowedPage>
    </AppShell>
  );
}

/** The page, or a message for a role that may not see it. Shows the page's skeleton until the role is known. */
function AllowedPage({ children }: { children: ReactNode }) {
  const { role, accountStatus, status, onSignOut } = useSession();
  const roles = placeAt(useLocation().pathname)?.roles;
  if (accountStatus === 'inactive')
    return (
      <InactiveAccountScreen
        emergency={EMERGENCY_WORDS}
        isSigningOut={status === 'signingOut'}
        onSignOut={onSignOut}
      />
    );
  if (role && roles && !roles.includes(role)) return <NotAllowedScreen homeHref={hrefTo('home')} />;
  return children;
}
