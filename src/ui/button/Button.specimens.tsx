import type { ReactNode } from 'react';
import { Button, ButtonLink } from './Button.tsx';
import { CloseSign } from './CloseSign.tsx';

export const specimens: Record<string, ReactNode> = {
  primary: <Button>Start Live Chat</Button>,
  secondary: <Button variant="secondary">Copy Email</Button>,
  'long label': <Button>Send everything in the fields above as a message from me</Button>,
  link: <ButtonLink href="/tutoring">Explore Courses</ButtonLink>,
  'secondary link': (
    <ButtonLink variant="secondary" href="/payments">
      Make a Payment
    </ButtonLink>
  ),
  'close sign': (
    <Button variant="secondary" aria-label="Close">
      <CloseSign />
    </Button>
  ),
};
