export { fold } from '@sinima/contracts/fold';
