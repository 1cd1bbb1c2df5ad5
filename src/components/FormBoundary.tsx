import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  /** Specification §8: stands before the error's text. */
  title: string;
  children: ReactNode;
}

/** Shows an error that a form throws in the form's place; the rest of the page stays. */
export class FormBoundary extends Component<FormBoundaryProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { error?: unknown } = {};

  override render() {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    return (
      <div className="form-error" role="alert">
        <h3>{this.props.title}</h3>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
    );
  }
}
