// Stream register of 136 bits: registers ready, keeps aside what arrives when it falls.
`default_nettype none

module backward_slice_w136 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload_data,
    input  wire         up_payload_last,
    input  wire   [4:0] up_payload_body,
    input  wire         up_payload_body_ends,
    input  wire         up_payload_short,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire         down_payload_last,
    output wire   [4:0] down_payload_body,
    output wire         down_payload_body_ends,
    output wire         down_payload_short,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  [127:0] skid_data;
    reg          skid_last;
    reg    [4:0] skid_body;
    reg          skid_body_ends;
    reg          skid_short;
    reg          full;

    wire valid = up_valid || full;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            full <= valid && !down_ready;
        end
    end

    always @(posedge clk) begin
        if (!full) begin
            skid_data <= up_payload_data;
            skid_last <= up_payload_last;
            skid_body <= up_payload_body;
            skid_body_ends <= up_payload_body_ends;
            skid_short <= up_payload_short;
        end
    end

    assign up_ready = !full;
    assign down_payload_data = full ? skid_data : up_payload_data;
    assign down_payload_last = full ? skid_last : up_payload_last;
    assign down_payload_body = full ? skid_body : up_payload_body;
    assign down_payload_body_ends = full ? skid_body_ends : up_payload_body_ends;
    assign down_payload_short = full ? skid_short : up_payload_short;
    assign down_valid = valid;

endmodule

`default_nettype wire
