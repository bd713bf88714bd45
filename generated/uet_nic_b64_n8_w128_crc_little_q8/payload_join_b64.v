// The bytes of messages, from memory or from their entries.
`default_nettype none

module payload_join_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] places_payload_kind,
    input  wire  [63:0] places_payload_inline,
    input  wire   [3:0] places_payload_length,
    input  wire         places_valid,
    output wire         places_ready,
    input  wire [511:0] memory_payload_data,
    input  wire  [63:0] memory_payload_keep,
    input  wire         memory_payload_last,
    input  wire         memory_payload_wrong,
    input  wire         memory_valid,
    output wire         memory_ready,
    output wire [511:0] payload_payload_data,
    output wire  [63:0] payload_payload_keep,
    output wire         payload_payload_last,
    output wire         payload_payload_wrong,
    output wire         payload_valid,
    input  wire         payload_ready
);

    localparam [1:0] PLACES_PAYLOAD_KIND_MEMORY = 2'd0;
    localparam [1:0] PLACES_PAYLOAD_KIND_INLINE = 2'd1;

    wire         slice_up_ready;
    wire [511:0] slice_down_payload_data;
    wire  [63:0] slice_down_payload_keep;
    wire         slice_down_payload_last;
    wire         slice_down_payload_wrong;
    wire         slice_down_valid;

    wire       reads = places_payload_kind == PLACES_PAYLOAD_KIND_MEMORY;
    wire       next_ready = slice_up_ready;
    wire       places_ready_term = places_valid && (!reads || memory_valid);
    wire       places_ready_term_2 = places_ready_term && next_ready;
    wire       places_ready_choice = reads ? memory_payload_last : 1'b1;
    wire [7:0] slice_up_payload_keep_and = {4'd0, places_payload_length} & {8{places_payload_kind == PLACES_PAYLOAD_KIND_INLINE}};

    full_slice_w578 slice (
        .clk                (clk),
        .rst                (rst),
        .up_payload_data    (reads ? memory_payload_data : {448'd0, places_payload_inline}),
        .up_payload_keep    (reads ? memory_payload_keep : ~({64{1'b1}} << slice_up_payload_keep_and)),
        .up_payload_last    (places_ready_choice),
        .up_payload_wrong   (memory_payload_wrong && reads),
        .up_valid           (places_ready_term),
        .up_ready           (slice_up_ready),
        .down_payload_data  (slice_down_payload_data),
        .down_payload_keep  (slice_down_payload_keep),
        .down_payload_last  (slice_down_payload_last),
        .down_payload_wrong (slice_down_payload_wrong),
        .down_valid         (slice_down_valid),
        .down_ready         (payload_ready)
    );

    assign places_ready = places_ready_term_2 && places_ready_choice;
    assign memory_ready = places_ready_term_2 && reads;
    assign payload_payload_data = slice_down_payload_data;
    assign payload_payload_keep = slice_down_payload_keep;
    assign payload_payload_last = slice_down_payload_last;
    assign payload_payload_wrong = slice_down_payload_wrong;
    assign payload_valid = slice_down_valid;

endmodule

`default_nettype wire
