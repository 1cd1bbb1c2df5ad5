import { hydrateRoot } from 'react-dom/client';
import '#components/copy-button/copy.ts';
import { Specimens } from './Specimens.tsx';

const root = document.getElementById('specimens');
if (root) hydrateRoot(root, <Specimens />);
