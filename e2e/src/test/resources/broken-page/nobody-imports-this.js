document.title = 'never';
