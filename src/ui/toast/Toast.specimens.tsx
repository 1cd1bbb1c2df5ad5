import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Toast } from './Toast.tsx';

/** Each press shows a new notice, as the forms do. */
function ToastAfterPress() {
  const [presses, setPresses] = useState(0);
  const [isShown, setShown] = useState(false);
  const show = () => {
    setPresses(presses + 1);
    setShown(true);
  };
  return (
    <>
      <Button onClick={show}>Show a notice</Button>
      {isShown && (
        <Toast
          key={presses}
          title="Message Sent!"
          text="Nothing was sent: this is a specimen."
          region="Notices"
          dismiss="Dismiss"
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

export const specimens: Record<string, ReactNode> = {
  'after a press': <ToastAfterPress />,
};
