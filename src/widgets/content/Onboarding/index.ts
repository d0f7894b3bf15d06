export { attributes, callbacks } from './attributes';
export { Onboarding, type OnboardingProps, type OnboardingStep } from './Onboarding';
