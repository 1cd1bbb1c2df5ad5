import './page.css';
import { createRoot } from 'react-dom/client';
import { load } from './content.ts';
import { Editor } from './Editor.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Editor loaded={await load()} />);
