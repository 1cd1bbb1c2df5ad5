/** For what shows itself only where scripts run: `@media (scripting)` does not know about blocked ones. */
document.documentElement.dataset.scripts = '';
