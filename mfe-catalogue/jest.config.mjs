import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('mfe-catalogue', import.meta.dirname);
