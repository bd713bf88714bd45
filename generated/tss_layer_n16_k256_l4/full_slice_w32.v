// Stream register of 32 bits: registers valid, the payload and ready.
`default_nettype none

module full_slice_w32 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] up_payload_start,
    input  wire  [1:0] up_payload_end,
    input  wire  [8:0] up_payload_rows,
    input  wire        up_payload_last,
    input  wire        up_payload_ok,
    input  wire [15:0] up_payload_keep,
    input  wire        up_payload_refused,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [1:0] down_payload_start,
    output wire  [1:0] down_payload_end,
    output wire  [8:0] down_payload_rows,
    output wire        down_payload_last,
    output wire        down_payload_ok,
    output wire [15:0] down_payload_keep,
    output wire        down_payload_refused,
    output wire        down_valid,
    input  wire        down_ready
);

    wire        backward_up_ready;
    wire  [1:0] backward_down_payload_start;
    wire  [1:0] backward_down_payload_end;
    wire  [8:0] backward_down_payload_rows;
    wire        backward_down_payload_last;
    wire        backward_down_payload_ok;
    wire [15:0] backward_down_payload_keep;
    wire        backward_down_payload_refused;
    wire        backward_down_valid;
    wire        forward_up_ready;
    wire  [1:0] forward_down_payload_start;
    wire  [1:0] forward_down_payload_end;
    wire  [8:0] forward_down_payload_rows;
    wire        forward_down_payload_last;
    wire        forward_down_payload_ok;
    wire [15:0] forward_down_payload_keep;
    wire        forward_down_payload_refused;
    wire        forward_down_valid;

    wire between_ready = forward_up_ready;

    backward_slice_w32 backward (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_start     (up_payload_start),
        .up_payload_end       (up_payload_end),
        .up_payload_rows      (up_payload_rows),
        .up_payload_last      (up_payload_last),
        .up_payload_ok        (up_payload_ok),
        .up_payload_keep      (up_payload_keep),
        .up_payload_refused   (up_payload_refused),
        .up_valid             (up_valid),
        .up_ready             (backward_up_ready),
        .down_payload_start   (backward_down_payload_start),
        .down_payload_end     (backward_down_payload_end),
        .down_payload_rows    (backward_down_payload_rows),
        .down_payload_last    (backward_down_payload_last),
        .down_payload_ok      (backward_down_payload_ok),
        .down_payload_keep    (backward_down_payload_keep),
        .down_payload_refused (backward_down_payload_refused),
        .down_valid           (backward_down_valid),
        .down_ready           (between_ready)
    );

    forward_slice_w32 forward (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_start     (backward_down_payload_start),
        .up_payload_end       (backward_down_payload_end),
        .up_payload_rows      (backward_down_payload_rows),
        .up_payload_last      (backward_down_payload_last),
        .up_payload_ok        (backward_down_payload_ok),
        .up_payload_keep      (backward_down_payload_keep),
        .up_payload_refused   (backward_down_payload_refused),
        .up_valid             (backward_down_valid),
        .up_ready             (forward_up_ready),
        .down_payload_start   (forward_down_payload_start),
        .down_payload_end     (forward_down_payload_end),
        .down_payload_rows    (forward_down_payload_rows),
        .down_payload_last    (forward_down_payload_last),
        .down_payload_ok      (forward_down_payload_ok),
        .down_payload_keep    (forward_down_payload_keep),
        .down_payload_refused (forward_down_payload_refused),
        .down_valid           (forward_down_valid),
        .down_ready           (down_ready)
    );

    assign up_ready = backward_up_ready;
    assign down_payload_start = forward_down_payload_start;
    assign down_payload_end = forward_down_payload_end;
    assign down_payload_rows = forward_down_payload_rows;
    assign down_payload_last = forward_down_payload_last;
    assign down_payload_ok = forward_down_payload_ok;
    assign down_payload_keep = forward_down_payload_keep;
    assign down_payload_refused = forward_down_payload_refused;
    assign down_valid = forward_down_valid;

endmodule

`default_nettype wire
