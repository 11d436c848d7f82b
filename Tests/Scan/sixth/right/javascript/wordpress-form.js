/* global membersPlugin, jQuery */
(function ($) {
  'use strict';

  // The nonce here is WordPress' own against forged forms, printed into the page by PHP.
  function post(action, data) {
    return $.post(membersPlugin.ajaxUrl, $.extend({
      action: action,
      _wpnonce: membersPlugin.nonce
    }, data));
  }

  $(function () {
    var $form = $('#members-profile');
    var saving = false;

    $form.on('submit', function (event) {
      event.preventDefault();
      if (saving) {
        return;
      }
      saving = true;
      post('members_save_profile', { fields: $form.serialize() })
        .done(function () { $form.find('.notice').text(membersPlugin.saved); })
        .fail(function (xhr) { $form.find('.notice').text(xhr.statusText); })
        .always(function () { saving = false; });
    });
  });
}(jQuery));
