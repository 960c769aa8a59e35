import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('mfe-contribute', import.meta.dirname);
