import type { FieldOption } from '../../patterns/Field/index.ts';
import type { EmergencyCallLink } from './EmergencyCall.tsx';
import type { ValueAdvice } from './UrgentAdvice.tsx';

/** Link to the emergency number. */
export const emergencyCall: EmergencyCallLink = { label: 'Call 995', href: 'tel:995' };

/** Advice for a very low blood sugar. */
export const lowSugarAdvice: ValueAdvice = {
  reason: 'Your sugar is low.',
  action:
    'Take 15 g of fast sugar now, such as half a glass of a sweet drink or 3 glucose sweets. Check again after 15 minutes. Do not stay alone. Drowsy, fitting or unable to swallow: call 995. Do not give food or drink to someone who is not fully awake.',
  call: emergencyCall,
};

/** Advice for a blood sugar that needs a hospital. */
export const highSugarAdvice: ValueAdvice = {
  reason: 'Your sugar is very high.',
  action: 'Go to A&E now. If you feel very unwell or cannot get there, call 995.',
  call: emergencyCall,
};

/** Advice for a crisis reading. */
export const crisisAdvice: ValueAdvice = {
  reason: 'Your blood pressure is very high.',
  action:
    'Sit quietly and measure again after 5 minutes. If it is still this high, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.',
  call: emergencyCall,
};

/** Advice for a very low oxygen saturation. */
export const lowOxygenAdvice: ValueAdvice = {
  reason: 'This oxygen is very low.',
  action:
    'Warm your hand and measure again now. If it is still 92% or lower, go to A&E now. If you cannot get there, call 995. With breathlessness, chest pain, blue lips or confusion, call 995.',
  call: emergencyCall,
};

/** Advice for chest pain before a visit. */
export const chestPainAdvice: ValueAdvice = {
  reason: 'In an emergency, do not wait here',
  action: 'Call 995 now. Do not drive yourself.',
  call: emergencyCall,
};

/** Signs of an emergency that a patient is asked for before a visit. */
export const signsOfAnEmergency: readonly FieldOption[] = [
  { value: 'heart', label: 'Chest pain, pressure or tightness' },
  { value: 'breathing', label: 'Trouble breathing' },
  {
    value: 'stroke',
    label: 'A drooping face, weakness on one side, or sudden trouble speaking or seeing',
  },
  { value: 'suicide', label: 'Thoughts of ending my life or of hurting myself' },
];
