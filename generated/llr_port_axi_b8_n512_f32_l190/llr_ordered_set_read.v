// Reads control ordered sets of LLR and CBFC.
`default_nettype none

module llr_ordered_set_read (
    input  wire [55:0] body,
    output wire  [1:0] message_kind,
    output wire [19:0] message_seq,
    output wire [15:0] message_init_data,
    output wire        is_message,
    output wire  [4:0] cf_update_vc_0,
    output wire [14:0] cf_update_freed_0,
    output wire  [4:0] cf_update_vc_1,
    output wire [14:0] cf_update_freed_1,
    output wire        is_cf_update,
    output wire        type_error,
    output wire        padding_error
);

    localparam [1:0] MESSAGE_KIND_ACK       = 2'd0;
    localparam [1:0] MESSAGE_KIND_NACK      = 2'd1;
    localparam [1:0] MESSAGE_KIND_INIT      = 2'd2;
    localparam [1:0] MESSAGE_KIND_INIT_ECHO = 2'd3;

    wire [51:0] word = {body[7:0], body[15:8], body[23:16], body[31:28], body[39:32], body[47:40], body[55:48]};
    wire        word_51_44_eq_2 = word[51:44] == 8'd2;
    wire        is_sequence = word[51:44] == 8'd1 || word_51_44_eq_2;
    wire        word_51_44_eq_3 = word[51:44] == 8'd3;
    wire        word_51_44_eq_4 = word[51:44] == 8'd4;
    wire        is_init = word_51_44_eq_3 || word_51_44_eq_4;
    wire        is_update = word[51:44] == 8'd5;
    wire        padded_term = (is_sequence && (|word[23:0])) || (is_init && (|word[7:0]));
    wire        padded = padded_term || (is_update && (|word[3:0]));
    wire        is_sequence_or_is_init = is_sequence || is_init;

    assign message_kind = word_51_44_eq_4 ? MESSAGE_KIND_INIT_ECHO : word_51_44_eq_3 ? MESSAGE_KIND_INIT : word_51_44_eq_2 ? MESSAGE_KIND_NACK : MESSAGE_KIND_ACK;
    assign message_seq = word[43:24];
    assign message_init_data = word[23:8];
    assign is_message = is_sequence_or_is_init && !padded;
    assign cf_update_vc_0 = word[43:39];
    assign cf_update_freed_0 = word[38:24];
    assign cf_update_vc_1 = word[23:19];
    assign cf_update_freed_1 = word[18:4];
    assign is_cf_update = is_update && !padded;
    assign type_error = !(is_sequence_or_is_init || is_update);
    assign padding_error = padded;

    wire _unused_ok = &{1'b0, body[27:24]};

endmodule

`default_nettype wire
