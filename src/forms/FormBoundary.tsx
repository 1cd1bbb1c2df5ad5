import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  /** Before the error's text (specification §8). */
  title: string;
  children: ReactNode;
}

/** Replaces a form that throws by its error; the rest of the page stays. */
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
