// Stream register of 578 bits: registers ready, keeps aside what arrives when it falls.
`default_nettype none

module backward_slice_w578 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_payload_ok,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_ok,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  [511:0] skid_data;
    reg   [63:0] skid_keep;
    reg          skid_last;
    reg          skid_ok;
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
            skid_keep <= up_payload_keep;
            skid_last <= up_payload_last;
            skid_ok <= up_payload_ok;
        end
    end

    assign up_ready = !full;
    assign down_payload_data = full ? skid_data : up_payload_data;
    assign down_payload_keep = full ? skid_keep : up_payload_keep;
    assign down_payload_last = full ? skid_last : up_payload_last;
    assign down_payload_ok = full ? skid_ok : up_payload_ok;
    assign down_valid = valid;

endmodule

`default_nettype wire
