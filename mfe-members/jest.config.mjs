import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('mfe-members', import.meta.dirname);
