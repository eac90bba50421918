const input = document.getElementById('seconds');
const digits = new Intl.NumberFormat('LANGUAGE', { maximumSignificantDigits: 3 });
input.addEventListener('input', function () {
  const factor = Number(input.value) / Number(input.dataset.seconds);
  for (const cell of document.querySelectorAll('[data-minutes]')) {
    const from = digits.format(Number(cell.dataset.minutes) * factor);
    cell.textContent = cell.dataset.to ? from + '–' + digits.format(Number(cell.dataset.to) * factor) : from + ' MINUTES';
  }
});
