// Keys and IV masks of packets, derived by SP 800-108 with CMAC of AES-256.
`default_nettype none

module tss_kdf (
    input  wire         clk,
    input  wire         rst,
    input  wire [255:0] up_payload_key,
    input  wire         up_payload_server,
    input  wire  [15:0] up_payload_epoch,
    input  wire  [31:0] up_payload_rekey,
    input  wire         up_payload_wide,
    input  wire [127:0] up_payload_address,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [255:0] down_payload_key,
    output wire  [95:0] down_payload_iv_mask,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [1:0] STATE_IDLE   = 2'd0;
    localparam [1:0] STATE_FEED   = 2'd1;
    localparam [1:0] STATE_CIPHER = 2'd2;
    localparam [1:0] STATE_DONE   = 2'd3;

    reg    [1:0] state;
    reg  [255:0] request_key;
    reg          request_server;
    reg   [15:0] request_epoch;
    reg   [31:0] request_rekey;
    reg          request_wide;
    reg  [127:0] request_address;
    reg    [1:0] message;
    reg          second;
    reg  [127:0] subkey;
    reg  [255:0] derived;
    wire         aes_done;
    wire [127:0] aes_cipher;
    wire         aes_up_ready;

    wire  [15:0] label = request_server ? 16'h5532 : 16'h5531;
    wire [127:0] short_message = {6'd0, message, label, 8'd0, request_epoch, request_rekey, request_address[31:0], 16'h160};
    wire [127:0] long_begin = {6'd0, message, label, 40'd0, request_epoch, request_rekey, request_address[127:112]};
    wire [127:0] long_end = {request_address[111:0], 16'h160};
    wire         last = second || !request_wide;
    wire [127:0] first_cipher = aes_cipher;
    wire [127:0] body_choice = request_wide ? long_begin : short_message;
    wire [127:0] body = (second ? long_end ^ first_cipher : body_choice) ^ (subkey & {128{last}});
    wire         message_any = |message;
    wire [127:0] block = body & {128{message_any}};

    aes256_serial_cipher aes (
        .clk              (clk),
        .rst              (rst),
        .forget           (state == STATE_IDLE),
        .done             (aes_done),
        .cipher           (aes_cipher),
        .up_payload_key   (request_key),
        .up_payload_block (block),
        .up_valid         (state == STATE_FEED),
        .up_ready         (aes_up_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            message <= 2'd0;
        end else begin
            if (aes_done) begin
                if (!(message_any && !last)) begin
                    message <= message + 2'd1;
                end
            end
            case (state)
                STATE_IDLE: begin
                    if (up_valid) begin
                        state <= STATE_FEED;
                    end
                end
                STATE_FEED: begin
                    state <= STATE_CIPHER;
                end
                STATE_CIPHER: begin
                    if (aes_done) begin
                        state <= STATE_FEED;
                        if ((&message) && last) begin
                            state <= STATE_DONE;
                        end
                    end
                end
                STATE_DONE: begin
                    if (down_ready) begin
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        case (message)
            2'd0: begin
                subkey <= {aes_cipher[126:0], 1'b0} ^ ({120'd0, {8{aes_cipher[127]}}} & 128'd135);
            end
            2'd1: begin
                derived <= {aes_cipher, derived[127:0]};
            end
            2'd2: begin
                derived <= {derived[255:128], aes_cipher};
            end
            default: begin end
        endcase
        if (aes_done) begin
            if (message_any && !last) begin
                second <= 1'b1;
            end else begin
                second <= 1'b0;
            end
        end
        case (state)
            STATE_IDLE: begin
                request_key <= up_payload_key;
                request_server <= up_payload_server;
                request_epoch <= up_payload_epoch;
                request_rekey <= up_payload_rekey;
                request_wide <= up_payload_wide;
                request_address <= up_payload_address;
                derived <= 256'd0;
            end
            default: begin end
        endcase
    end

    assign up_ready = state == STATE_IDLE;
    assign down_payload_key = derived;
    assign down_payload_iv_mask = aes_cipher[127:32];
    assign down_valid = state == STATE_DONE;

    wire _unused_ok = &{1'b0, aes_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) cipher_is_free: assert (state != STATE_FEED || aes_up_ready);
`endif

endmodule

`default_nettype wire
