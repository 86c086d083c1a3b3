import type { Role } from '@vitalane/flows';
import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';

/** What the shell knows of a page: its title, and who may see it when not everybody signed in may. */
export interface PageHandle {
  title: string;
  roles?: readonly Role[];
}

function page(path: string, handle: PageHandle, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle, lazy: { Component: load } };
}

const patients = ['ROLE_USER'] as const;
const doctors = ['ROLE_DOCTOR'] as const;
const inCalls = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] as const;

/** The pages of the signed-in layout, as section 2 of the specification lists them. */
export const signedInPages: RouteObject[] = [
  { path: '/', loader: () => redirect('/Home') },
  page(
    '/Home',
    { title: 'Home' },
    async () => (await import('./containers/HomeContainer.tsx')).HomeContainer,
  ),
  page(
    '/Diary',
    { title: 'Diary', roles: patients },
    async () => (await import('./containers/DiaryContainer.tsx')).DiaryContainer,
  ),
  page(
    '/TeleHealth',
    { title: 'Teleconsult', roles: patients },
    async () => (await import('./containers/TeleHealthContainer.tsx')).TeleHealthContainer,
  ),
  page(
    '/Consultation',
    { title: 'Consultation' },
    async () => (await import('./containers/ConsultationContainer.tsx')).ConsultationContainer,
  ),
  page(
    '/DoctorPage',
    { title: 'Doctor', roles: doctors },
    async () => (await import('./containers/DoctorPageContainer.tsx')).DoctorPageContainer,
  ),
  page(
    '/VideoCall/:roomId',
    { title: 'Consultation', roles: inCalls },
    async () => (await import('./containers/VideoCallContainer.tsx')).VideoCallContainer,
  ),
];

/** The pages that need nobody signed in. */
export const publicPages: RouteObject[] = [
  page(
    '/login',
    { title: 'Sign in' },
    async () => (await import('./containers/LoginContainer.tsx')).LoginContainer,
  ),
];
