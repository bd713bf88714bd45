// PDCs of the messages that are in their middle, of 64 tuples.
`default_nettype none

module message_route_t64 (
    input  wire        clk,
    input  wire  [2:0] work_kind,
    input  wire  [5:0] work_tuple,
    input  wire        work_waited,
    input  wire  [6:0] work_order,
    input  wire        work_resolved,
    input  wire [14:0] work_pdc,
    input  wire        work_counted,
    input  wire        work_ordered,
    input  wire        work_round,
    input  wire  [1:0] work_packet_kind,
    input  wire [15:0] work_packet_message,
    input  wire        work_packet_first,
    input  wire        work_packet_last,
    input  wire [13:0] work_packet_length,
    input  wire [13:0] work_packet_size,
    input  wire [31:0] work_packet_payload,
    input  wire [31:0] work_packet_handle,
    input  wire        chosen_valid,
    input  wire [14:0] chosen_pdc,
    input  wire        chosen_opens,
    input  wire        chosen_lacks,
    input  wire        chosen_empty,
    input  wire        begins_enable,
    input  wire  [5:0] begins_tuple,
    input  wire [14:0] begins_pdc,
    output wire        route_known,
    output wire [14:0] route_pdc
);

    localparam [2:0] WORK_KIND_PACKET = 3'd0;

    wire [14:0] currents_word;
    reg         follows_current_1;
    reg         follows_choose;
    reg         own_current_1_known;
    reg  [14:0] own_current_1_pdc;
    reg         own_choose_known;
    reg  [14:0] own_choose_pdc;
    reg         choice_out_known;
    reg  [14:0] choice_out_pdc;

    wire        choice_known = follows_choose ? 1'b1 : own_choose_known;
    wire [14:0] choice_pdc = follows_choose ? currents_word : own_choose_pdc;
    wire        own_current_1_known_term = work_kind != WORK_KIND_PACKET || work_resolved;

    context_copy_w15_n64 currents (
        .clk    (clk),
        .enable (begins_enable),
        .pdc    (begins_tuple),
        .data   (begins_pdc),
        .read   (work_tuple),
        .word   (currents_word)
    );

    always @(posedge clk) begin
        follows_current_1 <= work_kind == WORK_KIND_PACKET && !work_packet_first;
        follows_choose <= follows_current_1;
        own_current_1_known <= own_current_1_known_term || chosen_valid;
        own_current_1_pdc <= own_current_1_known_term ? work_pdc : chosen_pdc;
        own_choose_known <= own_current_1_known;
        own_choose_pdc <= own_current_1_pdc;
        choice_out_known <= choice_known;
        choice_out_pdc <= choice_pdc;
    end

    assign route_known = choice_out_known;
    assign route_pdc = choice_out_pdc;

    wire _unused_ok = &{1'b0, work_waited, work_order, work_counted, work_ordered, work_round, work_packet_kind, work_packet_message, work_packet_last, work_packet_length, work_packet_size, work_packet_payload, work_packet_handle, chosen_opens, chosen_lacks, chosen_empty};

endmodule

`default_nettype wire
