export { attributes, callbacks } from './attributes';
export { LoyaltyEnrollment, type LoyaltyEnrollmentProps } from './LoyaltyEnrollment';
