// Where RTRs to 64 messages that wait go.
`default_nettype none

module uet_rtr_addresses_n64 (
    input  wire         clk,
    input  wire         rst,
    input  wire         target_upper,
    input  wire         waits_valid,
    input  wire  [31:0] waits_peer_token,
    input  wire [127:0] waits_peer_source,
    input  wire   [3:0] waits_peer_local,
    input  wire         rtr_valid,
    input  wire  [15:0] rtr_payload_peer,
    input  wire         rtr_payload_rel,
    input  wire  [23:0] rtr_payload_job_id,
    input  wire  [63:0] rtr_payload_buffer_offset,
    input  wire  [63:0] rtr_payload_match_bits,
    output wire         taken,
    output wire  [31:0] down_payload_token,
    output wire [127:0] down_payload_destination,
    output wire   [3:0] down_payload_local,
    output wire  [23:0] down_payload_job_id,
    output wire  [63:0] down_payload_match_bits,
    output wire  [63:0] down_payload_buffer_offset,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [2:0] STEP_IDLE  = 3'd0;
    localparam [2:0] STEP_READ  = 3'd1;
    localparam [2:0] STEP_SUM   = 3'd2;
    localparam [2:0] STEP_JUDGE = 3'd3;
    localparam [2:0] STEP_OFFER = 3'd4;

    reg          waits_1_valid;
    reg   [31:0] waits_1_peer_token;
    reg  [127:0] waits_1_peer_source;
    reg    [3:0] waits_1_peer_local;
    reg   [63:0] known;
    reg    [2:0] step;
    reg  [163:0] peers_rdata;
    reg   [31:0] found_token;
    reg  [127:0] found_source;
    reg    [3:0] found_local;
    reg          known_1;
    reg          is_known;
    reg          its_it;
    reg          its_over;
    reg  [127:0] its_source;
    reg    [3:0] its_local;
    reg  [127:0] address_source;
    reg    [3:0] address_local;
    reg  [163:0] peers [0:63];

    wire [31:0] token = target_upper ? rtr_payload_match_bits[63:32] : rtr_payload_match_bits[31:0];
    wire [31:0] ahead = found_token - token;
    wire        is_over = step == STEP_JUDGE && its_over;
    wire        ahead_any = |ahead;

    always @(posedge clk) begin
        peers_rdata <= peers[token[5:0]];
        if (waits_1_valid) peers[waits_1_peer_token[5:0]] <= {waits_1_peer_token, waits_1_peer_source, waits_1_peer_local};
    end

    always @(posedge clk) begin
        if (rst) begin
            waits_1_valid <= 1'b0;
            known <= 64'd0;
            step <= STEP_IDLE;
        end else begin
            waits_1_valid <= waits_valid;
            known <= known | ((64'd1 << waits_1_peer_token[5:0]) & {64{waits_1_valid}});
            case (step)
                STEP_IDLE: begin
                    if (rtr_valid) begin
                        step <= STEP_READ;
                    end
                end
                STEP_READ: begin
                    step <= STEP_SUM;
                end
                STEP_SUM: begin
                    step <= STEP_JUDGE;
                end
                STEP_JUDGE: begin
                    step <= STEP_IDLE;
                    if (its_it) begin
                        step <= STEP_OFFER;
                    end
                end
                STEP_OFFER: begin
                    if (down_ready) begin
                        step <= STEP_IDLE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        waits_1_peer_token <= waits_peer_token;
        waits_1_peer_source <= waits_peer_source;
        waits_1_peer_local <= waits_peer_local;
        found_token <= peers_rdata[163:132];
        found_source <= peers_rdata[131:4];
        found_local <= peers_rdata[3:0];
        known_1 <= |(known & (64'd1 << token[5:0]));
        is_known <= known_1;
        its_it <= is_known && !ahead_any;
        its_over <= is_known && ahead_any && !ahead[31];
        its_source <= found_source;
        its_local <= found_local;
        case (step)
            STEP_JUDGE: begin
                address_source <= its_source;
                address_local <= its_local;
            end
            default: begin end
        endcase
    end

    assign taken = is_over || (step == STEP_OFFER && down_ready);
    assign down_payload_token = token;
    assign down_payload_destination = address_source;
    assign down_payload_local = address_local;
    assign down_payload_job_id = rtr_payload_job_id;
    assign down_payload_match_bits = rtr_payload_match_bits;
    assign down_payload_buffer_offset = rtr_payload_buffer_offset;
    assign down_valid = step == STEP_OFFER;

    wire _unused_ok = &{1'b0, rtr_payload_peer, rtr_payload_rel};

endmodule

`default_nettype wire
