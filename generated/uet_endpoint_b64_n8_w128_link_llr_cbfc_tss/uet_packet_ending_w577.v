// Ends packets whose last beats do not come any more, to be dropped.
`default_nettype none

module uet_packet_ending_w577 (
    input  wire         clk,
    input  wire         rst,
    input  wire         cut,
    output wire         drop,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg  is_within;
    reg  ends;

    wire passes = !(cut || ends);
    wire ends_packet = ends || up_payload_last;
    wire offers = ends || (passes && up_valid);

    always @(posedge clk) begin
        if (rst) begin
            is_within <= 1'b0;
            ends <= 1'b0;
        end else begin
            if (cut && is_within) begin
                ends <= 1'b1;
            end
            if (offers && down_ready) begin
                is_within <= !ends_packet;
                ends <= 1'b0;
            end
        end
    end

    assign drop = ends;
    assign up_ready = passes && down_ready;
    assign down_payload_data = up_payload_data;
    assign down_payload_keep = up_payload_keep;
    assign down_payload_last = ends_packet;
    assign down_valid = offers;

endmodule

`default_nettype wire
