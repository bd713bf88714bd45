// Stream register of 32 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w32 (
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

    reg   [1:0] held_start;
    reg   [1:0] held_end;
    reg   [8:0] held_rows;
    reg         held_last;
    reg         held_ok;
    reg  [15:0] held_keep;
    reg         held_refused;
    reg         full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_start <= up_payload_start;
            held_end <= up_payload_end;
            held_rows <= up_payload_rows;
            held_last <= up_payload_last;
            held_ok <= up_payload_ok;
            held_keep <= up_payload_keep;
            held_refused <= up_payload_refused;
        end
    end

    assign up_ready = ready;
    assign down_payload_start = held_start;
    assign down_payload_end = held_end;
    assign down_payload_rows = held_rows;
    assign down_payload_last = held_last;
    assign down_payload_ok = held_ok;
    assign down_payload_keep = held_keep;
    assign down_payload_refused = held_refused;
    assign down_valid = full;

endmodule

`default_nettype wire
