// Takes 4 bytes off each packet, in beats of 4 bytes.
`default_nettype none

module header_strip_b4_h4 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_data,
    input  wire  [3:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] header_payload_bytes,
    output wire        header_payload_short,
    output wire        header_valid,
    input  wire        header_ready,
    output wire [31:0] down_payload_data,
    output wire  [3:0] down_payload_keep,
    output wire        down_payload_last,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         body;
    reg         tail;
    reg         known;
    reg         short;
    reg  [31:0] header_end;

    wire header_free = !known || header_ready;
    wire ready = body ? down_ready : header_free && (!tail || down_ready);
    wire takes = up_valid && ready;
    wire takes_head = takes && !body;
    wire ends = takes_head;

    always @(posedge clk) begin
        if (rst) begin
            body <= 1'b0;
            tail <= 1'b0;
            known <= 1'b0;
        end else begin
            if (header_free) begin
                known <= ends;
            end
            if (ends) begin
                body <= !up_payload_last;
                tail <= up_payload_last;
            end else if (takes && body && up_payload_last) begin
                body <= 1'b0;
                tail <= 1'b0;
            end else if (down_ready) begin
                tail <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (takes_head) begin
            header_end <= up_payload_data;
            short <= !up_payload_keep[3];
        end
    end

    assign up_ready = ready;
    assign header_payload_bytes = header_end;
    assign header_payload_short = short;
    assign header_valid = known;
    assign down_payload_data = tail ? 32'd0 : up_payload_data;
    assign down_payload_keep = tail ? 4'd0 : up_payload_keep;
    assign down_payload_last = tail || up_payload_last;
    assign down_valid = tail || (body && up_valid);

`ifdef FORMAL
    always @(posedge clk) if (!rst) body_or_tail: assert (!(body && tail));
`endif

endmodule

`default_nettype wire
