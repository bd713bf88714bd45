// Stream register of 578 bits: registers valid, the payload and ready.
`default_nettype none

module full_slice_w578 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_payload_user_poison,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_user_poison,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         backward_up_ready;
    wire [511:0] backward_down_payload_data;
    wire  [63:0] backward_down_payload_keep;
    wire         backward_down_payload_last;
    wire         backward_down_payload_user_poison;
    wire         backward_down_valid;
    wire         forward_up_ready;
    wire [511:0] forward_down_payload_data;
    wire  [63:0] forward_down_payload_keep;
    wire         forward_down_payload_last;
    wire         forward_down_payload_user_poison;
    wire         forward_down_valid;

    wire between_ready = forward_up_ready;

    backward_slice_w578 backward (
        .clk                      (clk),
        .rst                      (rst),
        .up_payload_data          (up_payload_data),
        .up_payload_keep          (up_payload_keep),
        .up_payload_last          (up_payload_last),
        .up_payload_user_poison   (up_payload_user_poison),
        .up_valid                 (up_valid),
        .up_ready                 (backward_up_ready),
        .down_payload_data        (backward_down_payload_data),
        .down_payload_keep        (backward_down_payload_keep),
        .down_payload_last        (backward_down_payload_last),
        .down_payload_user_poison (backward_down_payload_user_poison),
        .down_valid               (backward_down_valid),
        .down_ready               (between_ready)
    );

    forward_slice_w578 forward (
        .clk                      (clk),
        .rst                      (rst),
        .up_payload_data          (backward_down_payload_data),
        .up_payload_keep          (backward_down_payload_keep),
        .up_payload_last          (backward_down_payload_last),
        .up_payload_user_poison   (backward_down_payload_user_poison),
        .up_valid                 (backward_down_valid),
        .up_ready                 (forward_up_ready),
        .down_payload_data        (forward_down_payload_data),
        .down_payload_keep        (forward_down_payload_keep),
        .down_payload_last        (forward_down_payload_last),
        .down_payload_user_poison (forward_down_payload_user_poison),
        .down_valid               (forward_down_valid),
        .down_ready               (down_ready)
    );

    assign up_ready = backward_up_ready;
    assign down_payload_data = forward_down_payload_data;
    assign down_payload_keep = forward_down_payload_keep;
    assign down_payload_last = forward_down_payload_last;
    assign down_payload_user_poison = forward_down_payload_user_poison;
    assign down_valid = forward_down_valid;

endmodule

`default_nettype wire
