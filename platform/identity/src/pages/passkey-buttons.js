/** Passkeys in the browser: a button asks the device, and its form is sent with the answer. Without scripts, there is no such button. */
(() => {
  const { browserSupportsWebAuthn, startAuthentication, startRegistration } = window.SimpleWebAuthnBrowser;
  const asks = { 'sign-in': startAuthentication, add: startRegistration };

  const say = (form, text) => {
    form.querySelector('[role=alert]').textContent = text;
  };

  for (const form of document.querySelectorAll('form[data-passkey]')) {
    if (!browserSupportsWebAuthn()) continue;
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      if (form.elements.answer.value) return;
      event.preventDefault();
      say(form, '');
      try {
        const optionsJSON = JSON.parse(form.dataset.options);
        form.elements.answer.value = JSON.stringify(await asks[form.dataset.passkey]({ optionsJSON }));
        form.submit();
      } catch (error) {
        const isKnown = error.name === 'InvalidStateError';
        say(form, isKnown ? form.dataset.known : form.dataset.failed);
      }
    });
  }

  document.querySelector('button[data-at-once]')?.click();
})();
