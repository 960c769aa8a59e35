import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('mfe-title', import.meta.dirname);
