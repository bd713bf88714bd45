// Takes 14 bytes off each packet, in beats of 8 bytes.
`default_nettype none

module header_strip_b8_h14 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [63:0] up_payload_data,
    input  wire   [7:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [111:0] header_payload_bytes,
    output wire         header_payload_short,
    output wire         header_valid,
    input  wire         header_ready,
    output wire  [63:0] down_payload_data,
    output wire   [7:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg         body;
    reg         tail;
    reg  [15:0] carried;
    reg   [1:0] carried_keep;
    reg         known;
    reg         short;
    reg  [63:0] header_0;
    reg  [47:0] header_end;
    reg         at;

    wire header_free = !known || header_ready;
    wire ready = body ? down_ready : header_free && (!tail || down_ready);
    wire takes = up_valid && ready;
    wire takes_head = takes && !body;
    wire at_or_up_payload_last = at || up_payload_last;
    wire ends = takes_head && at_or_up_payload_last;
    wire spills = up_payload_keep[6] && up_payload_last;
    wire body_or_at = body || at;

    always @(posedge clk) begin
        if (rst) begin
            body <= 1'b0;
            tail <= 1'b0;
            known <= 1'b0;
            at <= 1'b0;
        end else begin
            if (header_free) begin
                known <= ends;
            end
            if (takes_head) begin
                at <= at_or_up_payload_last ? 1'b0 : at + 1'b1;
            end
            if (ends) begin
                body <= !up_payload_last;
                tail <= up_payload_last;
            end else if (takes && body && up_payload_last) begin
                body <= 1'b0;
                tail <= spills;
            end else if (down_ready) begin
                tail <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (takes_head) begin
            if (!at) begin
                header_0 <= up_payload_data;
            end
            header_end <= up_payload_data[47:0];
            short <= !(up_payload_keep[5] && at);
        end
        if (takes) begin
            carried <= up_payload_data[63:48];
            carried_keep <= up_payload_keep[7:6] & {2{body_or_at}};
        end
    end

    assign up_ready = ready;
    assign header_payload_bytes = {header_end, header_0};
    assign header_payload_short = short;
    assign header_valid = known;
    assign down_payload_data = tail ? {48'd0, carried} : {up_payload_data[47:0], carried};
    assign down_payload_keep = tail ? {6'd0, carried_keep} : {up_payload_keep[5:0], 2'd3};
    assign down_payload_last = tail || (up_payload_last && !spills);
    assign down_valid = tail || (body && up_valid);

`ifdef FORMAL
    always @(posedge clk) if (!rst) body_or_tail: assert (!(body && tail));
    always @(posedge clk) if (!rst) at_counts_the_head_alone: assert (!body || !at);
`endif

endmodule

`default_nettype wire
