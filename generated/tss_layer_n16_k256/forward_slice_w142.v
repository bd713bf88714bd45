// Stream register of 142 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w142 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload_data,
    input  wire   [4:0] up_payload_before,
    input  wire   [4:0] up_payload_after,
    input  wire         up_payload_over,
    input  wire         up_payload_last,
    input  wire         up_payload_ok,
    input  wire         up_payload_wrong,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire   [4:0] down_payload_before,
    output wire   [4:0] down_payload_after,
    output wire         down_payload_over,
    output wire         down_payload_last,
    output wire         down_payload_ok,
    output wire         down_payload_wrong,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  [127:0] held_data;
    reg    [4:0] held_before;
    reg    [4:0] held_after;
    reg          held_over;
    reg          held_last;
    reg          held_ok;
    reg          held_wrong;
    reg          full;

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
            held_data <= up_payload_data;
            held_before <= up_payload_before;
            held_after <= up_payload_after;
            held_over <= up_payload_over;
            held_last <= up_payload_last;
            held_ok <= up_payload_ok;
            held_wrong <= up_payload_wrong;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = held_data;
    assign down_payload_before = held_before;
    assign down_payload_after = held_after;
    assign down_payload_over = held_over;
    assign down_payload_last = held_last;
    assign down_payload_ok = held_ok;
    assign down_payload_wrong = held_wrong;
    assign down_valid = full;

endmodule

`default_nettype wire
