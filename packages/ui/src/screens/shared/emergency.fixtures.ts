import type { PressureAdvice } from './bloodPressure.types.ts';
import type { EmergencyCallLink } from './EmergencyCall.tsx';

/** Link to the emergency number. */
export const emergencyCall: EmergencyCallLink = { label: 'Call 995', href: 'tel:995' };

/** Advice for a crisis reading. */
export const crisisAdvice: PressureAdvice = {
  reason: 'Your blood pressure is very high.',
  action:
    'Sit quietly and measure again after 5 minutes. If it is still this high, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.',
  call: emergencyCall,
};
